/*
 * What is wrong with a page as it is shown, as a list of { kind, what, text }: `what` names a thing by its classes, so
 * that it is the same in every language. Whatever is meant to lie over other things has `data-overlays`; whatever is
 * meant to be scrolled sideways can be reached by keyboard (tabindex).
 */
wide();
pressed();
fold();
const found = texts();
found.forEach(cut);
found.forEach(broken);
// Now also what no finger can touch is found at a point.
const touched = new CSSStyleSheet();
touched.replaceSync("* { pointer-events: auto !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, touched];
const pictures = document.querySelectorAll("figure [inert]");
for (const one of pictures) one.inert = false;
throughout(covered);
over(found);
for (const one of pictures) one.inert = true;
document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touched);
return faults;
