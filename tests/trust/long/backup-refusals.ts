// @module-tag long
import { describe, expect, it } from 'vitest'
import { itRefusesArchives } from '#tests/suites/faults/archive-refusals.ts'
import { runScript } from '#tests/support/archives.ts'

describe('what is cut, altered or too new is refused, and the data stays as it was', () => {
  const { other } = itRefusesArchives()

  it('by the command too, with one sentence and exit code 1', async () => {
    const before = await other().state()
    const refused = await runScript('restore', ['/nowhere/none.tar.gz'], other().settings)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.text).toMatch(/^Nothing was restored: ENOENT.*\n$/)
    expect(await other().state()).toEqual(before)
  })
})
