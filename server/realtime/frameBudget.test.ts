import { createFrameBudgets, MAX_REFUSALS, type FrameBudget } from './frameBudget';

const LIMIT = 100;
const NUSRAT = 1;
const TANVIR = 2;

function start() {
  let time = 0;
  const budgets = createFrameBudgets(LIMIT, () => time);
  return { socketOf: budgets.forSocketOf, pass: (ms: number) => void (time += ms) };
}

const takeMany = (budget: FrameBudget, count: number, kind: 'ping' | 'other' = 'other') =>
  Array.from({ length: count }, () => budget.take(kind)).filter((v) => v === 'accepted').length;

test('ten sockets of one person share one budget, and another person has their own', () => {
  const { socketOf } = start();
  const ten = Array.from({ length: 10 }, () => socketOf(NUSRAT));
  const accepted = ten.map((socket) => takeMany(socket, 15));
  expect(accepted.reduce((sum, each) => sum + each, 0)).toBe(LIMIT);
  expect(takeMany(socketOf(TANVIR), 15)).toBe(15);
});

test('closing a socket and opening another one gives no new budget', () => {
  const { socketOf } = start();
  expect(takeMany(socketOf(NUSRAT), LIMIT)).toBe(LIMIT);
  expect(takeMany(socketOf(NUSRAT), 1)).toBe(0);
});

test('pings count only for their own socket', () => {
  const { socketOf } = start();
  const idle = Array.from({ length: 9 }, () => socketOf(NUSRAT));
  for (const socket of idle) expect(takeMany(socket, 150, 'ping')).toBe(LIMIT);
  expect(takeMany(socketOf(NUSRAT), LIMIT)).toBe(LIMIT);
});

test('the budget is full again after ten seconds', () => {
  const { socketOf, pass } = start();
  const socket = socketOf(NUSRAT);
  takeMany(socket, 150);
  pass(9_999);
  expect(socket.take('other')).toBe('refused');
  pass(1);
  expect(takeMany(socket, 150)).toBe(LIMIT);
});

test('a socket that continues after the maximum number of refusals is flooding', () => {
  const { socketOf } = start();
  const socket = socketOf(NUSRAT);
  takeMany(socket, LIMIT);
  for (let i = 0; i < MAX_REFUSALS; i += 1) expect(socket.take('other')).toBe('refused');
  expect(socket.take('other')).toBe('flooding');
});

test('a slow flood adds up over the windows, and a calm period clears the record', () => {
  const { socketOf, pass } = start();
  const socket = socketOf(NUSRAT);
  const refusedPerWindow = 50;
  for (let window = 0; window < MAX_REFUSALS / refusedPerWindow; window += 1) {
    takeMany(socket, LIMIT + refusedPerWindow);
    pass(10_000);
  }
  takeMany(socket, LIMIT);
  expect(socket.take('other')).toBe('flooding');
  pass(20_000);
  takeMany(socket, LIMIT);
  expect(socket.take('other')).toBe('refused');
});
