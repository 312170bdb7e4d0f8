offline-title = Keine Verbindung zum Tisch
offline-why = Dein Gerät hat kein Netz, oder der Server ist nicht da. Nichts geht verloren: Dein Platz und deine Spiele warten dort.
offline-again = Noch einmal versuchen
offline-waits = Sobald die Verbindung wieder da ist, geht es hier von selbst weiter.
offline-rules = Die Regeln kannst du solange lesen
