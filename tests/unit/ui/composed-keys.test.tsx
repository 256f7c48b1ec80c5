// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AddRows } from '#src/cms/documents/add-rows.tsx'
import { Row } from '#src/cms/documents/row.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { StackField } from '#src/cms/projects/editor/stack-field.tsx'
import { UrlForm } from '#src/editor/toolbar/url-form.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { htmlOf, mountEditor } from '#tests/support/mounted-editor.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

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

function show(node: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  act(() => createRoot(place).render(node))
  return place
}

const fieldIn = (place: HTMLElement) => place.querySelector('input')

type Case = { name: string; key: string; mount: (act: () => void) => Element | null }

const CASES: Case[] = [
  {
    name: 'the URL of a link or an image',
    key: 'Enter',
    mount: (onAct) =>
      fieldIn(
        show(
          <UrlForm
            label="URL"
            initial=""
            action="Add"
            onSubmit={() => {
              onAct()
              return null
            }}
          />,
        ),
      ),
  },
  {
    name: 'the technologies of a project',
    key: 'Enter',
    mount: (onAct) => {
      const field = fieldIn(show(<StackField value={[]} problem={undefined} onChange={onAct} />))
      type(field, 'さーば')
      return field
    },
  },
  {
    name: 'a suggestion',
    key: 'Enter',
    mount: (onAct) => {
      const input = (
        <SuggestInput
          value="にほん"
          suggestions={['にほんご']}
          onValueChange={nothing}
          onPick={onAct}
        />
      )
      const field = fieldIn(show(input))
      pressIn(field, 'ArrowDown')
      return field
    },
  },
  {
    name: 'several rows at once',
    key: 'Enter',
    mount: (onAct) => {
      const fromText = { example: '', parse: (text: string) => [text] }
      const props = { row: 'Skill', room: 3, max: 3, fromText, onAdd: nothing, onAddAll: onAct }
      const field = fieldIn(show(<AddRows {...props} />))
      type(field, 'さーば')
      return field
    },
  },
  {
    name: 'a row of a list',
    key: 'Enter',
    mount: (onAct) => {
      const props = { name: 'a', isOpen: true, isAdded: false, onToggle: nothing, handle: {} }
      const row = (
        <Row {...props} onRemove={nothing} onEnter={onAct}>
          <input defaultValue="さーば" />
        </Row>
      )
      return fieldIn(show(row))
    },
  },
  {
    name: 'the search of a screen',
    key: 'Escape',
    mount: (onAct) =>
      fieldIn(show(<ScreenSearch label="Search" placeholder="" value="にほん" onChange={onAct} />)),
  },
]

function type(field: HTMLInputElement | null, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe.each(CASES)('$key in $name', ({ key, mount }) => {
  it.each(CONVERSIONS)('does nothing during a conversion (%j)', (conversion) => {
    const onAct = vi.fn()
    const field = mount(onAct)
    expect(pressIn(field, key, conversion)).toBe(false)
    expect(onAct).toHaveBeenCalledTimes(0)
    pressIn(field, key)
    expect(onAct).toHaveBeenCalledTimes(1)
  })
})

describe('the text editor', () => {
  it.each(CONVERSIONS)('leaves Enter to a conversion (%j)', (conversion) => {
    const editor = mountEditor('<p>にほ|ん</p>')
    pressIn(editor.view.dom, 'Enter', conversion)
    expect(htmlOf(editor)).toBe('<p>にほん</p>')
    pressIn(editor.view.dom, 'Enter')
    expect(htmlOf(editor)).toBe('<p>にほ</p><p>ん</p>')
  })
})
