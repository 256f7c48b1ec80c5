import { createElement } from '#src/editor/document/create-element.ts'

type Action = { label: string; onClick: () => void }

export function uploadChip(name: string) {
  const { element, showMessage } = noticeChip()
  const label = createElement('span', { textContent: name })
  const bar = createElement('progress', { max: 1, ariaLabel: `Uploading ${name}` })
  const begin = () => {
    bar.value = 0
    element.removeAttribute('role')
    element.replaceChildren(label, bar)
  }
  begin()
  return {
    element,
    begin,
    show: (share: number) => (bar.value = share),
    fail: (message: string, actions: readonly Action[]) =>
      showMessage('alert', `${name}: ${message}`, actions),
  }
}

/** A notice between the blocks that is not part of the document, with its actions. */
export function noticeChip() {
  const element = createElement('span', { className: 'rte-upload', contentEditable: 'false' })
  return {
    element,
    showMessage: (role: 'alert' | 'status', text: string, actions: readonly Action[] = []) => {
      element.role = role
      const label = createElement('span', { textContent: text })
      element.replaceChildren(label, ...actions.map(button))
    },
  }
}

const button = ({ label, onClick }: Action) =>
  createElement('button', { type: 'button', textContent: label, onclick: onClick })
