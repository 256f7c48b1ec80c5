import { expect, it } from 'vitest'
import { emptyReport, reportPost } from '#src/import/prepare/import-report.ts'
import { reportText } from '#src/scripts/import/report-text.ts'

it('ends with the numbers, what stays behind, and how to take the import back', () => {
  const report = emptyReport('A blog', { isDryRun: false, run: 'abc' })
  const post = { key: 'a.md', title: 'A', isDraft: false, outcome: 'imported' as const }
  reportPost(report, post, [
    { place: { file: 'a.md', line: 5 }, text: 'A gist became a link: x', kind: 'embed' },
  ])
  expect(reportText(report).split('\n')).toEqual([
    'Warnings:',
    '  a.md:5  A gist became a link: x',
    '',
    '1 imported, 0 updated, 0 unchanged, 0 kept, 0 left out, 1 warning, 0 pictures, 0 redirects',
    'Stays behind: 1 embed',
    'To take this import back: npm run import -- --take-back abc',
  ])
})
