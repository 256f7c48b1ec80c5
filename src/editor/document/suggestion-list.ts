import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { createOptionList, listPlacement } from './option-list.ts'
import type { Option, OptionList } from './option-list.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

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
    flip: false,
    floatingUi: { middleware: listPlacement },
    render,
  }
}
