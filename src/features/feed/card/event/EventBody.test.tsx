import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { eventPost } from '#contract/fixtures/posts';
import type { EventDetails } from '#contract/entities/event';
import * as eventTime from '#shared/events/eventTime';
import { EventBody, type EventParts } from './EventBody';

const symposium: EventDetails = {
  id: 31,
  title: 'Graduate Research Symposium 2025',
  description: 'Posters, talks and tea.',
  event_date: '2025-03-05',
  event_time: '18:30',
  location: 'ECE Building, Room 204',
  event_datetime: '2025-03-05T12:30:00.000Z',
  timezone: 'Asia/Dhaka',
  image_url: null,
  going: 42,
  interested: 17,
  my_rsvp: null,
  ends_at: null,
  is_online: false,
  online_url: null,
  join_note: null,
  capacity: null,
  waiting: 0,
  my_waiting_position: null,
};

const parts: EventParts = {
  rsvp: (_event, postId) => <p>Answer to post {postId}</p>,
  counts: () => <span>42 people going • 17 interested</span>,
};

function show(event: EventDetails, readerZone = 'Asia/Dhaka') {
  jest.spyOn(eventTime, 'browserZone').mockReturnValue(readerZone);
  render(
    <MemoryRouter>
      <EventBody postId={eventPost.id} event={event} parts={parts} />
    </MemoryRouter>,
  );
}

describe('the event of a post', () => {
  it('shows time, place and attendance, and links to its page', () => {
    show(symposium);
    expect(
      screen.getByRole('heading', { name: 'Graduate Research Symposium 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByText('5th March, 2025 · 6:30 PM (Asia/Dhaka)')).toHaveAttribute(
      'datetime',
      symposium.event_datetime,
    );
    expect(screen.getByText('ECE Building, Room 204')).toBeInTheDocument();
    expect(screen.queryByText('Online')).not.toBeInTheDocument();
    expect(screen.getByText('42 people going • 17 interested')).toBeInTheDocument();
    expect(screen.getByText('Answer to post 104')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See Details' })).toHaveAttribute(
      'href',
      '/dashboard/events/31',
    );
    expect(screen.queryByText(/Your time/)).not.toBeInTheDocument();
  });

  it('says that an event without a place is online', () => {
    show({ ...symposium, location: null, is_online: true });
    expect(screen.getByText('Online')).toBeInTheDocument();
  });

  it('names a renamed zone as it is called today', () => {
    show({ ...symposium, timezone: 'Asia/Calcutta' });
    expect(screen.getByText('5th March, 2025 · 6:00 PM (Asia/Kolkata)')).toBeInTheDocument();
  });

  it("adds the reader's local time if it differs", () => {
    show(symposium, 'Europe/London');
    expect(screen.getByText('Your time: 5th March, 2025 · 12:30 PM')).toBeInTheDocument();
  });

  it("says in the reader's local time, too, when it ends", () => {
    show({ ...symposium, ends_at: '2025-03-05T15:30:00.000Z' }, 'Europe/London');
    expect(screen.getByText('Your time: 5th March, 2025 · 12:30 PM – 3:30 PM')).toBeInTheDocument();
  });

  it('shows its picture, unless the address is unsafe', () => {
    show({ ...symposium, image_url: '/api/files/hall.webp' });
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/files/hall.webp');
  });

  it('shows no picture of an unsafe address', () => {
    show({ ...symposium, image_url: 'javascript:alert(1)' });
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });
});
