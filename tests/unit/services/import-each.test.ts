import { expect, it, vi } from 'vitest'
import { ServiceError } from '#src/contract/errors.ts'
import { emptyReport } from '#src/import/prepare/import-report.ts'
import { importEach } from '#src/services/import/site/site-import.ts'
import type { SiteImport } from '#src/services/import/site/site-import.ts'

it('says of an entry that fails no more than a sentence, and takes the others', async () => {
  const report = emptyReport('', { isDryRun: false, run: null })
  const list = { name: 'Redirects', file: 'redirects.json', entries: ['a', 'b', 'c', 'd'] }
  const add = vi.fn().mockResolvedValue(true)
  add.mockResolvedValueOnce(true)
  add.mockRejectedValueOnce(new Error('Failed query: insert into redirects values ($1)'))
  add.mockRejectedValueOnce(new ServiceError('invalid', 'c is not here.'))
  await importEach({ report } as SiteImport, list, add)
  expect(report).toMatchObject({
    parts: [{ name: 'Redirects', imported: 2, kept: 0 }],
    counts: { warnings: 2 },
    warnings: [
      { place: { file: 'redirects.json' }, text: 'Something went wrong.' },
      { place: { file: 'redirects.json' }, text: 'c is not here.' },
    ],
  })
})
