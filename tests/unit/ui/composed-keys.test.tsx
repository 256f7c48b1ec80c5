// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AddRows } from '#src/cms/documents/add-rows.tsx'
import { Row } from '#src/cms/documents/row.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { StackField } from '#src/cms/projects/editor/stack-field.tsx'
import { UrlForm } from '#src/editor/toolbar/url-form.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { mount } from '#tests/support/mounted-component.ts'
import { htmlOf, mountEditor } from '#tests/support/mounted-editor.ts'

const nothing = () => undefined

type Key = { isComposing?: boolean; keyCode?: number }

/** The Enter of a conversion as Chromium and Firefox send it, and as Safari does. */
const CONVERSIONS: Key[] = [{ isComposing: true }, { keyCode: 229 }]

function pressIn(target: Element | null, key: string, init: Key = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  // happy-dom does not take it from the options.
  Object.defineProperty(event, 'keyCode', { value: init.keyCode ?? 0 })
  Object.defineProperty(event, 'isComposing', { value: init.isComposing ?? false })
  act(() => void target?.dispatchEvent(event))
  return event.defaultPrevented
}

type Case = {
  name: string
  key?: string
  shown: (act: () => void) => ReactNode
  /** Before the key, for example to type. */
  prepare?: (field: HTMLInputElement | null) => void
}

const row = { name: 'a', isOpen: true, isAdded: false, onToggle: nothing, handle: {} }
const fromText = { example: '', parse: (text: string) => [text] }

const CASES: Case[] = [
  {
    name: 'the URL of a link or an image',
    shown: (onAct) => (
      <UrlForm {...{ label: 'URL', initial: '', action: 'Add' }} onSubmit={() => (onAct(), null)} />
    ),
  },
  {
    name: 'the technologies of a project',
    shown: (onAct) => <StackField value={[]} problem={undefined} onChange={onAct} />,
    prepare: (field) => type(field, 'さーば'),
  },
  {
    name: 'a suggestion',
    shown: (onAct) => (
      <SuggestInput
        {...{ value: 'にほん', suggestions: ['にほんご'], onValueChange: nothing, onPick: onAct }}
      />
    ),
    prepare: (field) => pressIn(field, 'ArrowDown'),
  },
  {
    name: 'several rows at once',
    shown: (onAct) => (
      <AddRows {...{ row: 'Skill', room: 3, max: 3, fromText, onAdd: nothing, onAddAll: onAct }} />
    ),
    prepare: (field) => type(field, 'さーば'),
  },
  {
    name: 'a row of a list',
    shown: (onAct) => (
      <Row {...row} onRemove={nothing} onEnter={onAct}>
        <input defaultValue="さーば" />
      </Row>
    ),
  },
  {
    name: 'the search of a screen',
    key: 'Escape',
    shown: (onAct) => <ScreenSearch label="Search" value="にほん" onChange={onAct} />,
  },
]

function type(field: HTMLInputElement | null, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe.each(CASES)('a key in $name', ({ key = 'Enter', shown, prepare }) => {
  it.each(CONVERSIONS)('does nothing during a conversion (%j)', (conversion) => {
    const onAct = vi.fn()
    const field = mount(shown(onAct)).querySelector('input')
    prepare?.(field)
    expect(pressIn(field, key, conversion)).toBe(false)
    expect(onAct).toHaveBeenCalledTimes(0)
    pressIn(field, key)
    expect(onAct).toHaveBeenCalledTimes(1)
  })
})

it.each(CONVERSIONS)('the text editor leaves Enter to a conversion (%j)', (conversion) => {
  const editor = mountEditor('<p>にほ|ん</p>')
  pressIn(editor.view.dom, 'Enter', conversion)
  expect(htmlOf(editor)).toBe('<p>にほん</p>')
  pressIn(editor.view.dom, 'Enter')
  expect(htmlOf(editor)).toBe('<p>にほ</p><p>ん</p>')
})
