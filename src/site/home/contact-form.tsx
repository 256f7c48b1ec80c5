'use client'

import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { CONTACT_FORM_PATH } from '#src/contract/contacts/contact-form-messages.ts'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const { isSending, fieldErrors, submit, preload } = useContactForm()

  // Focuses the first invalid field; its error message is read out with it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fieldErrors])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isSent = await submit(new FormData(event.currentTarget))
    if (isSent) form.current?.reset()
  }

  return (
    <form
      ref={form}
      // Without scripts the browser submits the form, and a page responds.
      method="post"
      action={CONTACT_FORM_PATH}
      onSubmit={(event) => void handleSubmit(event)}
      onFocus={preload}
      className="mt-10 max-w-post"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={fieldErrors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              required
              autoComplete="name"
              maxLength={LIMITS.contactNameLength}
            />
          )}
        </Field>
        <Field label="Email" error={fieldErrors.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={LIMITS.contactEmailLength}
            />
          )}
        </Field>
        <Field label="Subject" error={fieldErrors.subject} className="sm:col-span-2">
          {(control) => (
            <Input {...control} name="subject" required maxLength={LIMITS.contactSubjectLength} />
          )}
        </Field>
        <Field label="Message" error={fieldErrors.message} className="sm:col-span-2">
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
      <Trap />
      <Button type="submit" variant="primary" className="mt-6 px-6" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
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
