import { size } from '@floating-ui/dom'
import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { createOptionList } from './option-list.ts'
import type { Option, OptionList } from './option-list.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** The list scrolls where an on-screen keyboard leaves little space. */
const fitHeight = size({
  padding: 8,
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `min(22rem, ${availableHeight}px)`
  },
})

export function suggestionList<T extends Option>(labels: {
  id: string
  label: string
}): Partial<SuggestionOptions<T, T>> {
  const render = () => {
    let list: OptionList<T> | undefined
    let unmount: (() => void) | undefined
    const close = () => {
      unmount?.()
      list?.close()
      list = undefined
    }
    return {
      onStart: (props: SuggestionProps<T, T>) => {
        list = createOptionList<T>({ textbox: props.editor.view.dom, ...labels })
        list.show(props.items, props.command)
        unmount = props.mount(list.element)
      },
      onUpdate: (props: SuggestionProps<T, T>) => {
        if (!props.loading) list?.show(props.items, props.command)
      },
      onKeyDown: ({ event }: { event: KeyboardEvent }) =>
        !isComposing(event) && (list?.press(event.key) ?? false),
      onExit: close,
    }
  }
  return {
    decorationClass: 'rte-slash-query',
    container: '.rte',
    floatingUi: { middleware: [fitHeight] },
    render,
  }
}
