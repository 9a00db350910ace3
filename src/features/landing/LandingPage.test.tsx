import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { rootReducer } from '#app/store/rootReducer';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { ada } from '#shared/testing/people';
import { LandingPage } from './LandingPage';

function show({ signedIn = false } = {}) {
  const store = configureStore({ reducer: rootReducer });
  if (signedIn) store.dispatch(sessionAuthenticated({ me: ada }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </Provider>,
  );
}

const address = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

test('the headline says what Quad is for', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Where academic minds connect',
  );
});

test('Get Started leads to the signup and Learn More to the page about Quad', () => {
  show();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
});

test('the call to action leads to the signup', () => {
  show();
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/signup',
  );
});

test('the four counters are in order', () => {
  show();
  const counters = within(screen.getByRole('list', { name: 'Quad in numbers' }));
  expect(counters.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '500+ Universities',
    '50K+ Students',
    '10K+ Research Projects',
    '5K+ Collaborations',
  ]);
});

test('the counts of the example are read with their names', () => {
  show();
  const examples = within(screen.getByRole('list', { name: 'For example' }));
  const [event] = examples.getAllByRole('listitem');
  expect(event).toHaveTextContent(/24 likes 7\s*comments/);
});

test('four cards describe Quad', () => {
  show();
  const features = within(screen.getByRole('region', { name: 'What Quad is for' }));
  const titles = features.getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Academic networking',
    'Collaboration hub',
    'Knowledge sharing',
    'Mentorship',
  ]);
});

test('the footer links to its twelve pages', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(address)).toEqual([
    ['About', '/about'],
    ['Careers', '/careers'],
    ['Press', '/press'],
    ['Guidelines', '/guidelines'],
    ['Research', '/research'],
    ['Events', '/events'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Feedback', '/feedback'],
  ]);
});

test('a visitor gets links to the login and the signup, and the logo leads to the start page', () => {
  show();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Quad home page' })).toHaveAttribute('href', '/');
  expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

test('a signed-in user gets a link back to the feed instead', () => {
  show({ signedIn: true });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Open Quad' })).toHaveAttribute(
    'href',
    '/dashboard/posts',
  );
  expect(header.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});
