import { expect, it } from 'vitest'
import {
  completeTag,
  matchingNames,
  mostUsed,
  spellTags,
  suggestTags,
} from '#src/cms/posts/form/tag-spelling.ts'

const KNOWN = ['React', 'Node.js', 'Caf\u00e9', 'css', 'CSS', 'Redux']

it.each([
  ['REACT, node.js', 'React, Node.js'],
  ['cafe\u0301', 'Caf\u00e9'],
  ['Css', 'css'],
  ['CSS', 'CSS'],
  ['react, React', 'React'],
  ['  React ,,  new', '  React ,,  new'],
  ['', ''],
])('spells the tags %j as %j', (typed, spelled) => {
  expect(spellTags(typed, KNOWN)).toBe(spelled)
})

it.each([
  ['re', ['React', 'Redux']],
  ['React, re', ['Redux']],
  ['Redux, o', ['Node.js']],
  ['', KNOWN],
])('offers tags after %j: %j', (typed, offered) => {
  expect(suggestTags(typed, KNOWN)).toEqual(offered)
})

it.each([
  ['css, re', 'css, React, '],
  ['css , ', 'css, React, '],
])('completes the tags %j to %j', (typed, text) => {
  expect(completeTag(typed, 'React')).toBe(text)
})

it('orders tags by use', () => {
  expect(mostUsed(['a', 'b', 'b', 'c', 'c', 'c'])).toEqual(['c', 'b', 'a'])
  expect(matchingNames('c', ['Mac', 'CSS', 'c'])).toEqual(['CSS', 'Mac'])
})
