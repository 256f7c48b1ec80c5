import type { SlashCommand } from './slash-commands.ts'

const LIST_ID = 'rte-slash-list'

/**
 * List box of the slash menu. Focus stays in the text, which names the active option
 * (`aria-activedescendant`).
 */
export function createSlashList(textbox: HTMLElement) {
  const element = document.createElement('div')
  element.id = LIST_ID
  element.className = 'rte-slash'
  element.setAttribute('role', 'listbox')
  element.setAttribute('aria-label', 'Insert')
  let commands: readonly SlashCommand[] = []
  let choose: (command: SlashCommand) => void = () => undefined
  let index = 0

  const mark = () => {
    for (const [place, option] of [...element.children].entries()) {
      option.setAttribute('aria-selected', String(place === index))
    }
    centre(element, element.children[index])
    if (commands.length > 0) textbox.setAttribute('aria-activedescendant', optionId(index))
    else textbox.removeAttribute('aria-activedescendant')
  }
  const option = (command: SlashCommand, place: number) => {
    const button = document.createElement('div')
    button.id = optionId(place)
    button.setAttribute('role', 'option')
    button.textContent = command.name
    // On `pointerdown`, not click: the text would have lost focus, and the list would be closed.
    button.addEventListener('pointerdown', (event) => event.preventDefault())
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => choose(command))
    return button
  }

  return {
    element,
    show: (items: readonly SlashCommand[], onChoose: (command: SlashCommand) => void) => {
      commands = items
      choose = onChoose
      index = 0
      element.hidden = items.length === 0
      element.replaceChildren(...items.map(option))
      textbox.setAttribute('aria-controls', LIST_ID)
      mark()
    },
    /** @returns whether the list handled the key */
    press: (key: string): boolean => {
      const command = commands[index]
      if (!command) return false
      if (key === 'ArrowDown') index = (index + 1) % commands.length
      else if (key === 'ArrowUp') index = (index - 1 + commands.length) % commands.length
      else if (key === 'Enter' || key === 'Tab') {
        choose(command)
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

/**
 * Not `scrollIntoView`: it would also scroll the page, and hide the line under the toolbar. Not `offsetTop`: it is
 * relative to the editor until the list has been positioned.
 */
function centre(list: HTMLElement, entry: Element | undefined) {
  if (!entry) return
  const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollBy(0, top - list.clientHeight / 2)
}

const optionId = (place: number) => `${LIST_ID}-${place}`
