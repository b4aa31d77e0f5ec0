import { expect, it } from 'vitest';
import { returnRecord } from './return-history.tsx';

const at = (minute: number) => `2026-03-01T12:0${minute}:00.000Z`;

it('tells steps, notes and answers as one story, with what the customer was told', () => {
  const record = returnRecord({
    steps: [
      { at: at(1), status: 'requested', by: null },
      { at: at(4), status: 'declined', by: 'admin' },
    ],
    events: [
      { at: at(1), status: 'requested', note: null },
      { at: at(4), status: 'declined', note: 'The seal is broken.' },
    ],
    notes: [{ at: at(3), by: 'admin', text: 'Third one this month.' }],
    answers: [{ at: at(2), by: 'Hof Birkensee', text: 'It left us whole.' }],
  });
  expect(record.map(({ kind, status, by, text }) => [kind, status, by, text])).toEqual([
    ['step', 'requested', null, null],
    ['answer', null, 'Hof Birkensee', 'It left us whole.'],
    ['note', null, 'admin', 'Third one this month.'],
    ['step', 'declined', 'admin', 'The seal is broken.'],
  ]);
});
