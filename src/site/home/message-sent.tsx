import { contactFormMessages } from '#src/contract/messages/contact-form-texts.ts'
import { Button } from '#src/ui/controls/button.tsx'

/** The state of the form after a message was sent; takes the form's place and its focus. */
export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { title, description } = contactFormMessages.sent
  return (
    <div
      ref={focus}
      tabIndex={-1}
      className="flex animate-appear flex-col items-start justify-center rounded-card border border-border bg-bg p-6 [grid-area:1/1] sm:p-10"
    >
      <h3 className="text-xl">{title}</h3>
      <p className="mt-3 text-muted">{description}</p>
      <Button onClick={onAgain} className="mt-8">
        Write Another Message
      </Button>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
