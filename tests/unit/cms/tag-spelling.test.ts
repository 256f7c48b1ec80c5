import { describe, expect, it } from 'vitest'
import {
  completeTag,
  matchingNames,
  mostUsed,
  spellTags,
  suggestTags,
} from '#src/cms/posts/form/tag-spelling.ts'

const KNOWN = ['React', 'Node.js', 'Caf\u00e9', 'css', 'CSS', 'Redux']

describe('tags', () => {
  it.each([
    ['REACT, node.js', 'React, Node.js'],
    ['cafe\u0301', 'Caf\u00e9'],
    ['Css', 'css'],
    ['CSS', 'CSS'],
    ['react, React', 'React'],
    ['  React ,,  new', '  React ,,  new'],
    ['', ''],
  ])('%j are spelled %j', (typed, spelled) => {
    expect(spellTags(typed, KNOWN)).toBe(spelled)
  })

  it.each([
    ['re', ['React', 'Redux']],
    ['React, re', ['Redux']],
    ['Redux, o', ['Node.js']],
    ['', KNOWN],
  ])('offers after %j: %j', (typed, offered) => {
    expect(suggestTags(typed, KNOWN)).toEqual(offered)
  })

  it.each([
    ['css, re', 'css, React, '],
    ['css , ', 'css, React, '],
  ])('%j is completed to %j', (typed, text) => {
    expect(completeTag(typed, 'React')).toBe(text)
  })

  it('are ordered by use', () => {
    expect(mostUsed(['a', 'b', 'b', 'c', 'c', 'c'])).toEqual(['c', 'b', 'a'])
    expect(matchingNames('c', ['Mac', 'CSS', 'c'])).toEqual(['CSS', 'Mac'])
  })
})
