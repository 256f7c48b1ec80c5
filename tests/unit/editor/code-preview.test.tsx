import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodePreview } from '#src/editor/code/code-preview.tsx'

const preview = (code: string, language: string, meta = '') =>
  renderToStaticMarkup(<CodePreview code={code} language={language} meta={meta} />)

it('shows code as the page does: file name, tokens, marked lines', () => {
  const html = preview('const a = 1\nb()\nc()', 'ts', 'title="queue.ts" {2} del={3} ins={99999}')
  expect(html).toContain('<figcaption>queue.ts</figcaption>')
  expect(html).toContain('<span class="token keyword">const</span>')
  expect(html.match(/code-line-(?:mark|ins|del)/g)).toEqual(['code-line-mark', 'code-line-del'])
  expect(html.match(/code-line code-line-mark[^]*$/)?.[0]).toContain('>2</span>')
})

it('is plain for other languages, and for long code', () => {
  expect(preview('const a', 'brainfuck')).not.toContain('token')
  expect(preview('const a = 1\n'.repeat(1000), 'js')).not.toContain('token')
})
