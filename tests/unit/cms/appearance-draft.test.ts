import { describe, expect, it } from 'vitest'
import {
  firstProblem,
  isChanged,
  problemOf,
  toBody,
  toDraft,
  withChanges,
} from '#src/cms/appearance/appearance-draft.ts'

const own = { light: null, dark: null, terminal: null, cyberpunk: null, ocean: null, forest: null }
const icon = { id: 'a', url: '/files/media/a.png', originalName: 'a.png' }
const stored = { accents: { ...own, dark: '#ffd27a' }, icon }

describe('the draft of the appearance', () => {
  it('is what is stored, until something else is chosen', () => {
    const draft = toDraft(stored)
    expect(toBody(draft)).toEqual({ accents: stored.accents, icon: 'a' })
    expect(isChanged(draft, stored)).toBe(false)
    const typed = { ...draft, accents: { ...draft.accents, dark: ' FFD27A' } }
    expect(isChanged(typed, stored)).toBe(false)
    expect(isChanged({ ...draft, accents: { ...draft.accents, dark: '' } }, stored)).toBe(true)
    expect(isChanged({ ...draft, icon: null }, stored)).toBe(true)
  })

  it('keeps the one of three accents that was typed, and follows the server in the others', () => {
    const typed = { accents: { ocean: '#123456' } }
    const elsewhere = { accents: { ...own, dark: '#ffffff', ocean: '#abcdef' }, icon: null }
    const { accents, icon: shown } = withChanges(toDraft(elsewhere), typed)
    expect([accents.dark, accents.ocean, accents.light, shown]).toEqual([
      '#ffffff',
      '#123456',
      '',
      null,
    ])
    expect(withChanges(toDraft(stored), { icon: null }).icon).toBeNull()
  })

  it('names the first theme whose accent is not readable, and why', () => {
    const { accents } = toDraft(stored)
    expect(firstProblem({ accents, icon })).toBeUndefined()
    const bad = { ...accents, terminal: '#050805', forest: 'green' }
    expect(firstProblem({ accents: bad, icon })).toBe('terminal')
    expect(problemOf('terminal', '#050805')).toContain('Too little contrast')
    expect(problemOf('forest', 'green')).toContain('# and six digits')
    expect(problemOf('forest', '')).toBeUndefined()
  })
})
