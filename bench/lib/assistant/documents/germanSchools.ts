import type { AskedDocument } from '../askedDocument';

export const germanSchools: AskedDocument = {
  title: 'Handbuch für Debian Edu / Skolelinux',
  language: 'de',
  from: {
    package: 'debian-edu-doc-de',
    path: 'usr/share/doc/debian-edu-doc-de/debian-edu-bookworm-manual.pdf',
  },
  answered: [
    {
      ask: 'Wann war die Gründung des norwegischen Projekts?',
      at: { 8: 'am 2.Juli 2001 gegründet' },
    },
    {
      ask: 'Wie viele Hauptserver werden benötigt?',
      at: { 8: 'setzt genau einen Hauptserver voraus', 14: 'genau einen Hauptserver' },
    },
    {
      ask: 'Wie viele Zeichen muss das Passwort haben?',
      at: { 24: 'mindestens 5 Zeichen aufweisen' },
    },
    {
      ask: 'Welches Netzwerk bedient der DHCP-Server?',
      at: { 9: 'bedient das Netzwerk 10.0.0.0/8' },
    },
    {
      ask: 'Wie viel RAM braucht ein Thin Client?',
      at: { 13: 'Thin Clients mit nur 256 MiB RAM' },
    },
    {
      ask: 'Womit kann ich neue Benutzer hinzufügen?',
      at: {
        7: 'müssen über GOsa²',
        10: 'Benutzerverwaltung GOsa²',
        60: 'Benutzerkonten mit GOsa² hinzufügen',
        61: 'webbasiertes Verwaltungswerkzeug',
        63: 'zur Eingabe eines Passworts für den neuen Benutzer',
        65: 'viele Benutzerkonten auf einmal einzurichten',
      },
    },
    {
      ask: 'Wie verwalte ich das Backup?',
      at: { 10: 'Zentrale Datensicherung', 73: 'Um Backups zu verwalten' },
    },
    {
      ask: 'Wie erfolgt die Anmeldung auf anderen Rechnern vom Hauptserver aus?',
      at: { 12: 'Per SSH ist es möglich' },
    },
    {
      ask: 'Kann man eine Liste von vielen Nutzern importieren?',
      at: { 65: 'CSV-Datei mit der Liste', 85: 'beim CSV-Import die neue Vorlage' },
    },
    {
      ask: 'Wie verbindet sich ein Windows-Rechner mit dem LTSP-Server?',
      at: { 92: 'können sich mit einem LTSP-Server', 93: 'Mit X2Go ist es möglich' },
    },
    {
      ask: 'Welche Prozessoren werden vorausgesetzt?',
      at: { 13: '64-Bit (Debian-Architektur' },
    },
    {
      ask: 'Welcher Modus rettet das System in einem Notfall?',
      at: { 18: 'Rettungswerkzeug für Notfälle' },
    },
    {
      ask: 'Wie oft werden Warteschlangen für den Druck wieder eingeschaltet?',
      at: { 75: 'jede Stunde neu aktiviert' },
    },
    { ask: 'Wozu dient Sitesummary?', at: { 75: 'um Informationen aller Rechner zu sammeln' } },
    {
      ask: 'Unter welcher Adresse steht der Bericht über alle Rechner?',
      at: { 75: 'https://www/sitesummary/' },
    },
  ],
  unanswered: [
    'Wie schließe ich eine elektronische Tafel an?',
    'Wie plane ich den Stundenplan der Klassen?',
    'Was kostet eine Lizenz für jeden Schüler?',
  ],
};
