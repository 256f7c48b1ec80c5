import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { wordFindings } from './checks/plain-words.ts'

/**
 * Fails if a file exceeds the baseline (checks/plain-words.ts), which can only shrink by `npm run check:words --
 * --update`.
 */
const BASELINE = 'tests/architecture/words-baseline.json'
const EXCLUDED =
  /^tests\/(fixtures|spec-checklist)|generated|^collections\/migrations|^docs\/(reference\/(api|commands)|run\/settings)\.md|plain-words/

const files = globSync([
  '{src,collections,tests}/**/*.{ts,tsx,mjs,css,sql,md}',
  'docs/**/*.{md,yml}',
  '*.{ts,mjs,md}',
])
const found = files
  .filter((file) => !EXCLUDED.test(file))
  .toSorted()
  .map((file) => ({ file, findings: wordFindings(file, readFileSync(file, 'utf8')) }))
  .filter(({ findings }) => findings.length > 0)

const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Record<string, number>
const present = Object.fromEntries(found.map(({ file, findings }) => [file, findings.length]))
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

const grown = found.filter(({ file, findings }) => findings.length > (baseline[file] ?? 0))
const isLess = sum(present) < sum(baseline)

if (process.argv.includes('--update') && sum(present) <= sum(baseline)) {
  writeFileSync(BASELINE, `${JSON.stringify(present, null, 2)}\n`)
  console.log(`${sum(present)} habits of language are in the baseline (before: ${sum(baseline)}).`)
} else {
  for (const { file, findings } of grown) {
    console.error(
      `${file}: ${findings.length} habits of language, ${baseline[file] ?? 0} permitted`,
    )
    for (const { words, advice } of findings) console.error(`  "${words}": ${advice}`)
  }
  if (isLess) console.error('The baseline is too high: npm run check:words -- --update')
  if (grown.length > 0 || isLess) process.exitCode = 1
  else console.log(`${sum(present)} habits of language, as in the baseline.`)
}
