type Failure = {
  message: string
  /** Absent where trying again would not help. */
  onRetry: (() => void) | undefined
  onDismiss: () => void
}

/** What stands in the text for an image that is on its way: its name with a bar, or with what went wrong. */
export function uploadChip(name: string) {
  const element = document.createElement('span')
  element.className = 'rte-upload'
  element.contentEditable = 'false'
  const label = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = 1
  bar.setAttribute('aria-label', `Uploading ${name}`)
  const begin = () => {
    label.textContent = name
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
      label.textContent = `${name}: ${message}`
      element.setAttribute('role', 'alert')
      const buttons = [onRetry && button('Try again', onRetry), button('Dismiss', onDismiss)]
      element.replaceChildren(label, ...buttons.filter((one) => one !== undefined))
    },
  }
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}
