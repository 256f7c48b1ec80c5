import { flip, size } from '@floating-ui/dom'
import { isComposing } from '#src/lib/browser/is-composing.ts'
import { createElement } from './create-element.ts'

const PADDING = { padding: 8 }
const fitHeight = (least: string) =>
  size({
    ...PADDING,
    apply: ({ availableHeight, elements }) => {
      // Rounded down: browsers round to parts of a pixel, by which `flip` would find it too high.
      const height = Math.floor(availableHeight)
      elements.floating.style.maxHeight = `clamp(${least}, ${height}px, 22rem)`
    },
  })

/** Below the text if about four options fit there, otherwise above it, and never beyond the window: a list scrolls. */
export const listPlacement = [fitHeight('10rem'), flip(PADDING), fitHeight('0px')]

export type Option = { name: string; sign?: string; detail?: string }

type OptionListOptions = {
  /** Has the focus, and names the active option (`aria-activedescendant`). */
  textbox: HTMLElement
  id: string
  label: string
}

export type OptionList<T extends Option> = ReturnType<typeof createOptionList<T>>

export function createOptionList<T extends Option>({ textbox, id, label }: OptionListOptions) {
  const listbox = { role: 'listbox', ariaLabel: label }
  const element = createElement('div', { id, className: 'rte-options', ...listbox })
  let options: readonly T[] = []
  let choose: (option: T) => void = () => undefined
  let index = 0
  const optionId = (position: number) => `${id}-${position}`

  const mark = () => {
    for (const [position, option] of [...element.children].entries()) {
      option.setAttribute('aria-selected', String(position === index))
    }
    centre(element, element.children[index])
    if (options.length > 0) textbox.setAttribute('aria-activedescendant', optionId(index))
    else textbox.removeAttribute('aria-activedescendant')
  }
  const optionElement = (option: T, position: number) => {
    const entry = entryElement(option, () => choose(option))
    entry.id = optionId(position)
    return entry
  }

  return {
    element,
    show: (items: readonly T[], onChoose: (option: T) => void) => {
      options = items
      choose = onChoose
      index = 0
      element.hidden = items.length === 0
      element.replaceChildren(...items.map(optionElement))
      textbox.setAttribute('aria-controls', id)
      mark()
    },
    press: (key: string): boolean => {
      const option = options[index]
      if (!option) return false
      if (key === 'ArrowDown') index = (index + 1) % options.length
      else if (key === 'ArrowUp') index = (index - 1 + options.length) % options.length
      else if (key === 'Enter' || key === 'Tab') {
        choose(option)
        return true
      } else return false
      mark()
      return true
    },
    close: () => {
      textbox.removeAttribute('aria-activedescendant')
      textbox.removeAttribute('aria-controls')
    },
  }
}

type FieldListOptions = OptionListOptions & { signal: AbortSignal }

/** Options of a single-line field, from the keys of the field, until the signal ends. */
export function createFieldList<T extends Option>({ signal, ...options }: FieldListOptions) {
  const { textbox } = options
  const list = createOptionList<T>(options)
  textbox.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' || isComposing(event) || !list.press(event.key)) return
      event.preventDefault()
      // Enter would also submit the typed text.
      event.stopPropagation()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    list.close()
    list.element.remove()
    textbox.setAttribute('aria-expanded', 'false')
  })
  return {
    element: list.element,
    show: (items: readonly T[], onChoose: (option: T) => void) => {
      list.show(items, onChoose)
      textbox.setAttribute('aria-expanded', String(items.length > 0))
    },
  }
}

function entryElement({ name, sign, detail }: Option, onChoose: () => void) {
  const small = detail !== undefined && createElement('small', { textContent: detail })
  const entry = createElement('div', { role: 'option' }, [name, ...(small ? [' ', small] : [])])
  if (sign !== undefined) entry.dataset['sign'] = sign
  // On `pointerdown`, not click: the text would have lost focus, and the list would be closed.
  entry.addEventListener('pointerdown', (event) => event.preventDefault())
  entry.addEventListener('mousedown', (event) => event.preventDefault())
  entry.addEventListener('click', onChoose)
  return entry
}

/** `scrollIntoView` would scroll the page too; `offsetTop` is relative to the editor until the list is positioned. */
function centre(list: HTMLElement, entry: Element | undefined) {
  if (!entry) return
  const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollBy(0, top - list.clientHeight / 2)
}
