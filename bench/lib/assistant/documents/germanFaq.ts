import type { AskedDocument } from '../askedDocument';

export const germanFaq: AskedDocument = {
  title: 'Häufig gestellte Fragen zu Debian GNU/Linux',
  language: 'de',
  from: { package: 'debian-faq-de', path: 'usr/share/doc/debian/FAQ/debian-faq.de.pdf.gz' },
  answered: [
    { ask: 'Wie lautet die Aussprache des Namens?', at: { 12: 'Deb’-ii-en ausgesprochen' } },
    {
      ask: 'Aus welchem Film stammt der Codename einer Version?',
      at: { 33: 'Charaktere des Films »Toy Story«' },
    },
    {
      ask: 'In welcher Datei steht die Größe des Papiers?',
      at: { 59: 'in der Datei /etc/papersize' },
    },
    {
      ask: 'Wie werde ich ein Paket samt Konfiguration los?',
      at: {
        44: 'samt der zugehörigen Konfigurationsdateien',
        48: 'inklusive der Konfigurationsdateien entfernen',
      },
    },
    {
      ask: 'Kann dpkg Änderungen an den Paketen in ein Protokoll schreiben?',
      at: { 55: 'ein Statusprotokoll zu erstellen' },
    },
    { ask: 'Wozu gibt es virtuelle Pakete?', at: { 43: 'Virtuelle Pakete stellen Verweise' } },
    {
      ask: 'Mit welchem Befehl erfahre ich die Version meines Systems?',
      at: { 21: 'lsb_release verwenden', 31: 'verwenden Sie den Befehl lsb_release -a' },
    },
    {
      ask: 'Welches Skript läuft vor dem Löschen eines Pakets?',
      at: { 42: 'bevor die Dateien des Paketes gelöscht werden' },
    },
    {
      ask: 'Wer ist der Gründer von Debian?',
      at: { 10: 'von Ian Murdock gegründet', 12: 'der das Projekt gegründet hat' },
    },
    {
      ask: 'Darf man ein laufendes Programm aktualisieren?',
      at: { 51: 'Ersetzen von Dateien, auch während', 54: 'sogar in laufenden Systemen' },
    },
  ],
  unanswered: [
    'Wie verschlüssele ich meine Festplatte?',
    'Wie richte ich einen Drucker ein?',
    'Wie ändere ich mein Passwort?',
  ],
};
