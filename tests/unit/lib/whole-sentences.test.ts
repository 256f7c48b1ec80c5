import { expect, it } from 'vitest'
import { wholeSentences } from '#src/lib/format/whole-sentences.ts'

it.each([
  ['a text that fits', 'One. Two.', 20, 'One. Two.'],
  ['a text without a full stop', 'Excerpt 1', 5, 'Excerpt 1'],
  ['sentences that fit together', 'One two. Three four. Five six.', 22, 'One two. Three four.'],
  ['a first sentence that is too long', 'One two three four. Five.', 5, 'One two three four.'],
  ['questions and exclamations', 'Really? Yes! And then some more.', 13, 'Really? Yes!'],
  ['an ellipsis', 'It waited… Then it answered.', 15, 'It waited…'],
  ['quotation marks', 'They said “no.” Then they left.', 20, 'They said “no.”'],
  [
    'figures and versions',
    'It took 4.8 s on Node.js 24. Now 1.1 s.',
    30,
    'It took 4.8 s on Node.js 24.',
  ],
  ['abbreviations', 'Tools, e.g. Redis, cost. They do.', 25, 'Tools, e.g. Redis, cost.'],
  ['initials', 'A tale by J. Doe. It is short.', 20, 'A tale by J. Doe.'],
  ['dots inside a sentence', 'Read .env. it said. Then stop.', 20, 'Read .env. it said.'],
  ['Chinese', '第一句。第二句。', 5, '第一句。'],
  ['surrounding space', '  One.  Two.  ', 6, 'One.'],
  ['no text', '', 10, ''],
])('keeps %s', (_, text, length, shown) => {
  expect(wholeSentences(text, length)).toBe(shown)
})
