import { parseUtc, timeLabel } from './timeLabel';

const now = Date.parse('2025-03-05T12:30:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('timeLabel', () => {
  it.each([
    [0, 'Just now'],
    [0.99, 'Just now'],
    [-5, 'Just now'],
    [1, '1 min ago'],
    [59.9, '59 min ago'],
    [60, '1 hours ago'],
    [1_439, '23 hours ago'],
    [1_440, '1 days ago'],
    [14_400, '10 days ago'],
  ])('calls %d minutes ago "%s"', (minutes, label) => {
    expect(timeLabel(ago(minutes), now)).toBe(label);
  });

  it('reads a stamp without a zone as UTC', () => {
    expect(parseUtc('2025-03-05T12:30:00')).toBe(now);
    expect(parseUtc('2025-03-05T18:30:00+06:00')).toBe(now);
  });
});
