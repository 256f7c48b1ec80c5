import { describe, expect, it } from 'vitest'
import { readStatements, specCoverage, titleIds } from '#src/scripts/checks/spec-coverage.ts'

// Split in two, so that the checker does not find these examples in this file.
const A = 'S1' + '-visitor-01'
const B = 'S2' + '-cms-blog-12'
const idsOf = (source: string) => titleIds({ file: 'a.test.tsx', source })

describe('spec coverage', () => {
  it('[S0-intro-06] reads only the statements of a checklist', () => {
    const text = `# Checklist\n\n- ${A}: Visitors read.\n- a note\n  - ${B}: nested is no statement\n`
    expect(readStatements(text)).toEqual([{ id: A, text: 'Visitors read.' }])
  })

  it.each([
    ['a string', `it('[${A}] works', () => {})`],
    ['a template', `it(\`[${A}] works for \${name}\`, () => {})`],
    ['two strings', `it('works ' + '[${A}]', () => {})`],
    ['describe', `describe('${A}', () => {})`],
    ['test', `test('${A}', () => {})`],
    ['a modifier', `it.concurrent('${A}', () => {})`],
    ['a table', `it.each([1, 2])('${A} %s', () => {})`],
    ['the rows of a table', `it.each([['${A}', 1]])('%s', () => {})`],
    ['a tagged table', `it.each\`id\n\${'${A}'}\`('$id', () => {})`],
    ['a nested test with JSX', `describe('x', () => { it('${A}', () => { r(<p>a</p>) }) })`],
  ])('finds the id in %s', (_, source) => {
    expect(idsOf(source)).toEqual([A])
  })

  it.each([
    ['a comment', `// ${A}\nit('works', () => {})`],
    ['the body of a test', `it('works', () => { expect('${A}').toBe(1) })`],
    ['another function', `expect('${A}')`],
    ['a longer word', `it('${A}x works', () => {})`],
  ])('ignores the id in %s', (_, source) => {
    expect(idsOf(source)).toEqual([])
  })

  it('lists missing statements and unknown ids', () => {
    const checklist = `- ${A}: One.\n- ${B}: Two.\n`
    const files = [{ file: 'tests/a.test.ts', source: `it('${A} and ${B}0', () => {})` }]
    expect(specCoverage(checklist, files)).toEqual({
      statements: 2,
      missing: [{ id: B, text: 'Two.' }],
      unknown: [{ id: `${B}0`, file: 'tests/a.test.ts' }],
    })
  })
})
