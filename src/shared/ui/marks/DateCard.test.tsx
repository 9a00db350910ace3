import { render, screen } from '@testing-library/react';
import { DateCard } from './DateCard';

const lateInTheDay = new Date('2025-03-05T20:30:00Z');

describe('DateCard', () => {
  it('shows month, day and weekday of the given zone', () => {
    render(<DateCard date={lateInTheDay} timeZone="Asia/Dhaka" />);
    expect(screen.getByText('Mar')).toBeVisible();
    expect(screen.getByText('6')).toBeVisible();
    expect(screen.getByText('Thu')).toBeVisible();
  });

  it('shows the previous day in a zone further west', () => {
    render(<DateCard date={lateInTheDay} timeZone="Europe/London" />);
    expect(screen.getByText('5')).toBeVisible();
  });

  it('is announced as one complete date', () => {
    render(<DateCard date={lateInTheDay} timeZone="Asia/Dhaka" />);
    expect(screen.getByText(/^Thursday,? 6 March 2025$/)).toBeInTheDocument();
  });

  it('shows nothing for an invalid date', () => {
    const { container } = render(<DateCard date={new Date('soon')} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no weekday in its smallest size', () => {
    render(<DateCard date={lateInTheDay} timeZone="Asia/Dhaka" size="sm" />);
    expect(screen.queryByText('Thu')).not.toBeInTheDocument();
  });
});
