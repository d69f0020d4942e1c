import { expect, it } from 'vitest';
import { complete } from '../src/lib/scene/complete';

it('puts back what choices share', () => {
  const { choices } = complete('Question', {
    number: 1,
    seat: 0,
    prompt: '',
    rule: 'TST-001',
    rule_text: '',
    roles: { turn: ['die', 'face'] },
    choices: [
      { key: 'turn:d1:fire', label: 'D1 to fire', group: 'Turn', rule: 'TST-001' },
      { key: 'turn:d1:air', label: 'D1 to air' },
      { key: 'propose', label: 'Pay so', rule: 'TST-002', targets: ['object:box'], lines: ['pay 1'] },
      { key: 'stay', label: 'Stay', group: 'Else' },
    ],
  });
  expect(choices.map(({ group }) => group)).toEqual(['Turn', 'Turn', 'Turn', 'Else']);
  expect(choices.map(({ rule }) => rule)).toEqual(['TST-001', 'TST-001', 'TST-002', 'TST-002']);
  expect(choices.map(({ targets }) => targets)).toEqual([['die:d1', 'face:fire'], ['die:d1', 'face:air'], ['object:box'], []]);
  expect(choices[1]?.lines).toEqual([]);
});
