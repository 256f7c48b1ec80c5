type Failure = {
  message: string
  /** Absent when a retry cannot help. */
  onRetry: (() => void) | undefined
  onDismiss: () => void
}
type Action = { label: string; onClick: () => void }

export function uploadChip(name: string) {
  const { element, showMessage } = noticeChip()
  const label = document.createElement('span')
  label.textContent = name
  const bar = document.createElement('progress')
  bar.max = 1
  bar.setAttribute('aria-label', `Uploading ${name}`)
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
    fail: ({ message, onRetry, onDismiss }: Failure) => {
      const retry = onRetry ? [{ label: 'Try again', onClick: onRetry }] : []
      showMessage('alert', `${name}: ${message}`, [
        ...retry,
        { label: 'Dismiss', onClick: onDismiss },
      ])
    },
  }
}

/** A notice between the blocks that is not part of the document, with its actions. */
export function noticeChip() {
  const element = document.createElement('span')
  element.className = 'rte-upload'
  element.contentEditable = 'false'
  return {
    element,
    showMessage: (role: 'alert' | 'status', text: string, actions: readonly Action[] = []) => {
      const label = document.createElement('span')
      label.textContent = text
      element.setAttribute('role', role)
      element.replaceChildren(label, ...actions.map(button))
    },
  }
}

function button({ label, onClick }: Action): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
