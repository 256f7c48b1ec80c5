import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { DEFAULT_SAVED_ANSWERS } from '#src/contract/messages/saved-answer-calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { answerOf, refusalOf } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/admin.ts'

afterEach(() => readSql(sql`truncate saved_answers cascade`))

const list = () => answerOf(calls.listSavedAnswers)
const replace = (answers: unknown) => answerOf(calls.replaceSavedAnswers, { json: { answers } })

describe('saved answers', () => {
  it('returns three examples until others are saved, and none after all were removed', async () => {
    expect(await list()).toEqual(DEFAULT_SAVED_ANSWERS)
    expect(DEFAULT_SAVED_ANSWERS).toHaveLength(3)
    const answers = [
      { title: 'Soon', text: 'Hello {first name},\n\nsoon.' },
      { title: 'No', text: 'No, thank you.' },
    ]
    expect(await replace(answers)).toEqual(answers)
    expect(await list()).toEqual(answers)
    await replace([])
    expect(await list()).toEqual([])
  })

  it('stores answers once when two tabs save them at the same time', async () => {
    const answers = (title: string) => [{ title, text: 'Hello.' }]
    await Promise.all([replace(answers('One')), replace(answers('Two'))])
    expect(await readSql(sql`select id from saved_answers`)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  const answer = { title: 'Soon', text: 'I will reply soon.' }
  it.each([
    ['a title that is missing', [{ ...answer, title: ' ' }]],
    ['a text that is missing', [{ ...answer, text: '' }]],
    ['a title that is too long', [{ ...answer, title: 'x'.repeat(61) }]],
    ['a text that is too long', [{ ...answer, text: 'x'.repeat(1001) }]],
    ['a text that is too long for a mail link', [{ ...answer, text: 'я'.repeat(234) }]],
    ['a lone surrogate', [{ ...answer, text: '\ud800' }]],
    ['21 answers', Array.from({ length: 21 }, () => answer)],
    ['an unknown field', [{ ...answer, id: 'x' }]],
  ])('refuse %s, and stay as they were', async (_, answers) => {
    await refusalOf(calls.replaceSavedAnswers, 400, { json: { answers } })
    expect(await list()).toEqual(DEFAULT_SAVED_ANSWERS)
  })

  it('accept the longest of each', async () => {
    const longest = { title: 'x'.repeat(60), text: 'x'.repeat(1000) }
    await replace(Array.from({ length: 20 }, () => longest))
    await replace([{ title: 'Да', text: 'я'.repeat(233) }])
  })

  it('follow the same rules in the built-in admin, which shows the same texts', async () => {
    const save = (answers: unknown) => askAdmin('POST', '/globals/saved-answers', { answers })
    const refused = await save([{ ...answer, text: 'я'.repeat(234) }])
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('too long for mail programs')
    expect((await save([answer])).status).toBe(200)
    expect(await list()).toEqual([answer])
    const shown = await askAdmin('GET', '/globals/saved-answers')
    expect(await shown.json()).toMatchObject({ answers: [answer] })
  })
})
