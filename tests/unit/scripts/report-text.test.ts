import { expect, it } from 'vitest'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import { reportText } from '#src/scripts/import/report-text.ts'

it('ends with the numbers, issue counts, and the revert command', () => {
  const report = emptyReport('A blog', { isDryRun: false, run: 'abc' })
  const post = { key: 'a.md', title: 'A', isDraft: false, outcome: 'imported' as const }
  reportPost(report, post, [
    { place: { file: 'a.md', line: 5 }, text: 'A gist became a link: x', kind: 'embed' },
  ])
  expect(reportText(report).split('\n')).toEqual([
    'Warnings:',
    '  a.md:5  A gist became a link: x',
    '',
    '1 imported, 0 updated, 0 unchanged, 0 not overwritten, 0 skipped, 1 warning, 0 images, 0 redirects',
    'Not imported: 1 embed',
    'To revert this import: npm run import -- --revert abc',
  ])
})

it('begins with the URLs of published posts', () => {
  const report = emptyReport('A blog', { isDryRun: false, run: null })
  const post = (name: string) => ({ key: `${name}.md`, title: name, address: `/blog/${name}` })
  reportPost(report, { ...post('a'), isDraft: false, outcome: 'updated' })
  reportPost(report, { ...post('b'), isDraft: true, outcome: 'imported' })
  reportPost(report, { ...post('c'), isDraft: false, outcome: 'unchanged' })
  expect(reportText(report, 'https://example.com').split('\n').slice(0, 4)).toEqual([
    'Published:',
    '  https://example.com/blog/b (draft)',
    '  https://example.com/blog/a',
    '',
  ])
})

it('says once what several posts lead to on the old site, with the place of each', () => {
  const report = emptyReport('A blog', { isDryRun: true, run: null })
  const link = (file: string, line?: number) => ({
    ...{ place: { file, ...(line !== undefined && { line }) }, text: 'A link: x' },
    ...{ kind: 'old-page' as const, isOfSite: true as const },
  })
  reportWarnings(report, [link('a.md', 5), link('b.md', 7)])
  reportWarnings(report, [link('c.xml'), { ...link('d.md', 8), text: 'A link: y' }])
  expect(report.counts.warnings).toBe(2)
  expect(report.warnings).toEqual([
    { place: { file: 'a.md', line: 5 }, text: 'A link: x Also in b.md:7, c.xml', kind: 'old-page' },
    { place: { file: 'd.md', line: 8 }, text: 'A link: y', kind: 'old-page' },
  ])
  expect(reportText(report)).toContain('Not imported: 2 links to the old site')
})

it('names ten other places of what many posts lead to, and counts the rest', () => {
  const report = emptyReport('A blog', { isDryRun: true, run: null })
  const links = Array.from({ length: 323 }, (_, at) => ({
    ...{ place: { file: `${at}.md` }, text: 'A link: x' },
    ...{ kind: 'old-page' as const, isOfSite: true as const },
  }))
  reportWarnings(report, links.slice(0, 11))
  const ten = '1.md, 2.md, 3.md, 4.md, 5.md, 6.md, 7.md, 8.md, 9.md, 10.md'
  expect(report.warnings.map(({ text }) => text)).toEqual([`A link: x Also in ${ten}`])
  reportWarnings(report, links.slice(11))
  expect(report.warnings.map(({ text }) => text)).toEqual([`A link: x Also in ${ten} and 312 more`])
})
