import { Button } from '#src/ui/controls/button.tsx'

type MessageSentProps = { email: string; onAgain: () => void }

/** The state of the form after a message was sent; takes the form's place and its focus. The toast has said thanks. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  return (
    <div
      ref={focus}
      tabIndex={-1}
      className="flex animate-appear flex-col items-start justify-center rounded-card border border-border bg-bg p-6 [grid-area:1/1] sm:p-10"
    >
      <h3 className="text-xl">Your message has arrived</h3>
      <p className="mt-3 max-w-full text-muted">A reply will go to {email}.</p>
      <Button onClick={onAgain} className="mt-8">
        Write Another Message
      </Button>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
