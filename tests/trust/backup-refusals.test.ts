import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { itRefusesArchives } from '#tests/suites/faults/archive-refusals.ts'

// All cases: npm run test:long.
const REFUSED = ['cut in half', 'with a flipped bit', 'with changed rows', 'of a newer schema']

describe('what is cut, altered or too new is refused, and the data stays as it was', () => {
  const { other, archive } = itRefusesArchives(REFUSED)

  it('while the site runs on the database', async () => {
    const before = await other().state()
    const server = new pg.Client({
      connectionString: other().url,
      application_name: 'folio-listener',
    })
    await server.connect()
    await expect(other().restore(archive())).rejects.toThrow('stop it first')
    await server.end()
    expect(await other().state()).toEqual(before)
  })
})
