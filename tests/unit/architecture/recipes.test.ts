import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { applyChange, readRecipes } from '#tests/support/recipe.ts'

const steps = (await readRecipes()).flatMap(([title, all]) =>
  all.map((step) => ({ title, ...step })),
)

it.each(steps.filter(({ language }) => language === 'diff'))(
  'the change of $file in “$title” matches it',
  ({ file, text }) => {
    const source = readFileSync(file, 'utf8')
    expect(applyChange(source, text)).not.toBe(source)
  },
)

it('a change that matches no place, or two, is refused', () => {
  expect(applyChange('a\nb\n', ' a\n+c\n')).toBe('a\nc\nb\n')
  expect(() => applyChange('a\nb\n', ' c\n+d\n')).toThrow('must match one place')
  expect(() => applyChange('a\na\n', ' a\n+d\n')).toThrow('must match one place')
})
