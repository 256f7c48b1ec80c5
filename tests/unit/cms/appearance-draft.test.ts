import { expect, it } from 'vitest'
import { appearanceKind, appearanceVersion, toBody } from '#src/cms/appearance/appearance-draft.ts'
import { judgeAccent } from '#src/lib/color/accent.ts'
import { NO_ACCENTS } from '#tests/support/no-accents.ts'

const icon = { id: 'a', url: '/files/media/a.png', originalName: 'a.png' }
const stored = { accents: { ...NO_ACCENTS, dark: '#ffd27a' }, icon }

const { form } = appearanceVersion(stored)

it('sends the appearance as it is stored, in the way a colour is written', () => {
  expect(toBody(form)).toEqual({ accents: stored.accents, icon: 'a' })
  const typed = { ...form, accents: { ...form.accents, dark: ' FFD27A' } }
  expect(toBody(typed)).toEqual(toBody(form))
  expect(toBody({ ...form, icon: null }).icon).toBeNull()
})

it('names the first theme whose accent is not readable, and why', () => {
  const bad = { ...form.accents, terminal: '#050805', forest: 'green' }
  expect(appearanceKind.problem?.(form, 0)).toBeNull()
  expect(appearanceKind.problem?.({ ...form, accents: bad }, 0)).toEqual({
    field: 'accents.terminal',
    message: judgeAccent('terminal', '#050805').problem,
  })
  expect(judgeAccent('terminal', '#050805').note).toContain('Too little contrast')
  expect(judgeAccent('forest', 'green').problem).toContain('# and six digits')
  expect(judgeAccent('forest', '').problem).toBeUndefined()
})

it('forgets a refusal of the one of six accents that is changed', () => {
  const after = { ...form, accents: { ...form.accents, ocean: '#123456' } }
  const isSolved = (field: string) => appearanceKind.isSolved(field, form, after)
  expect(['accents.ocean', 'accents.dark', 'icon'].map(isSolved)).toEqual([true, false, false])
})
