// @vitest-environment happy-dom
import { Provider } from '@radix-ui/react-tooltip'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openTool } from '#src/editor/commands/open-tool.ts'
import { LinkTool } from '#src/editor/toolbar/link-tool.tsx'
import { useMarkState } from '#src/editor/toolbar/toolbar-state.ts'
import { mount } from '#tests/support/mounted-component.ts'
import { mountEditor } from '#tests/support/mounted-editor.ts'

function Tool({ editor }: { editor: Editor }) {
  const { link, linkProblem } = useMarkState(editor)
  return <LinkTool editor={editor} current={link} problem={linkProblem} />
}

const showTool = (editor: Editor) =>
  mount(
    <Provider>
      <Tool editor={editor} />
    </Provider>,
  ).querySelector('button')

const stateOf = (button: Element | null) =>
  ['aria-disabled', 'aria-description', 'aria-expanded'].map((name) => button?.getAttribute(name))

it.each([
  [
    '<p>a</p><img src="/a.png"><p>b</p>',
    'setNodeSelection',
    3,
    'An image cannot be linked. Link a word next to it.',
  ],
  [
    '<p>a</p><pre><code>b</code></pre><p>c</p>',
    'setTextSelection',
    5,
    'A code block cannot contain links.',
  ],
] as const)('is disabled with the reason in %s', async (html, select, at, reason) => {
  const editor = mountEditor(html)
  editor.commands[select](at)
  const button = showTool(editor)
  expect(stateOf(button)).toEqual(['true', reason, 'false'])
  await act(async () => {
    button?.click()
    openTool(editor, 'Link')
  })
  expect(stateOf(button)).toEqual(['true', reason, 'false'])
})

it('opens on text', async () => {
  const editor = mountEditor('<p>a |b| c</p>')
  const button = showTool(editor)
  await act(async () => button?.click())
  expect(stateOf(button)).toEqual([null, null, 'true'])
})
