'use client'

import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  CONTACT_FORM_PATH,
  CONTACT_LINES,
  contactFormMessages,
} from '#src/contract/messages/contact-form-texts.ts'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { SenderName } from './sender-name.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, submit, preload } = useContactForm()
  const [sender, setSender] = useState<Sender>()

  // Focuses the first invalid field; its error message is read out with it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = await submit(new FormData(event.currentTarget))
    if (sent === undefined) return
    form.current?.reset()
    setSender(sent)
  }

  const writeAnother = () => {
    // Only a visible field takes the focus.
    flushSync(() => setSender(undefined))
    form.current?.querySelector('input')?.focus()
  }

  return (
    <div className="grid max-w-post">
      <form
        ref={form}
        data-app="submit"
        // Without scripts the browser submits the form, and a page responds.
        method="post"
        action={CONTACT_FORM_PATH}
        onSubmit={(event) => void handleSubmit(event)}
        onFocus={preload}
        // Below the notice that it was sent, it keeps its space.
        inert={sender !== undefined}
        className="[grid-area:1/1] inert:invisible"
      >
        <Fields errors={failure} />
        <Trap />
        {/* The toast has said it; this stays until the next attempt. */}
        {failure && (
          <p className="mt-6 text-sm text-danger">{contactFormMessages.failed.description}</p>
        )}
        <Button type="submit" variant="primary" className="mt-6 px-6" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
      {sender !== undefined && <MessageSent sender={sender} onAgain={writeAnother} />}
    </div>
  )
}

const WIDE = 'sm:col-span-2'

function Fields({ errors = {} }: { errors: Partial<Record<string, string>> | undefined }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {CONTACT_LINES.map(({ name, label, type, max }) => (
        <Field
          key={name}
          label={label}
          error={errors[name]}
          className={clsx(name === 'subject' && WIDE)}
        >
          {(control) => (
            <Input
              {...control}
              {...{ name, type }}
              autoComplete={name === 'subject' ? undefined : name}
              maxLength={max}
              required
            />
          )}
        </Field>
      ))}
      <Field label="Message" error={errors.message} className={WIDE}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            required
            rows={ROWS.contactMessage}
            maxLength={LIMITS.contactMessageLength}
          />
        )}
      </Field>
    </div>
  )
}

/** Honeypot: out of sight, out of the tab order, hidden from screen readers. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type Sender = { name: string; email: string }
type MessageSentProps = { sender: Sender; onAgain: () => void }

/** The state of the form after a message was sent; takes the form's place and its focus. The toast has said thanks. */
function MessageSent({ sender, onAgain }: MessageSentProps) {
  return (
    <div
      ref={focus}
      tabIndex={-1}
      className="flex min-w-0 animate-appear flex-col items-start justify-center rounded-card border border-border bg-bg p-6 [grid-area:1/1] sm:p-10"
    >
      <SenderName name={sender.name} />
      <h3 className="text-xl">Your message was sent</h3>
      <p className="mt-3 max-w-full text-muted">A reply will go to {sender.email}.</p>
      <Button onClick={onAgain} className="mt-8">
        Write Another Message
      </Button>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
