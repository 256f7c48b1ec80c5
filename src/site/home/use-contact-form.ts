'use client'

import { useState } from 'react'
import { contactFormMessages } from '#src/contract/messages/contact-form-texts.ts'
import type { MessageBodyInput } from '#src/contract/messages/message-schemas.ts'
import { toast } from '#src/ui/toast/toast.ts'

type FieldErrors = Partial<Record<string, string>>

// Lazy: the call's schemas are larger than the page.
const loadMessageQueries = () => import('#src/queries/create-message.ts')
const loadErrors = () => import('#src/queries/request-error.ts')

type Message = Omit<MessageBodyInput, 'elapsed'>

async function fieldErrorsOf(error: unknown): Promise<FieldErrors> {
  const { RequestError } = await loadErrors()
  return error instanceof RequestError ? error.fields : {}
}

/** The states of the form: idle, sending, then success or error (S4-contact-01 to S4-contact-04). */
export function useContactForm() {
  const [isSending, setSending] = useState(false)
  /** The invalid fields of the last attempt, often none; undefined unless it failed. */
  const [failure, setFailure] = useState<FieldErrors>()
  /** Returns the message when it was sent. */
  const submit = async (form: FormData) => {
    const message = Object.fromEntries(form) as Message
    setSending(true)
    setFailure(undefined)
    try {
      const { createMessage } = await loadMessageQueries()
      await createMessage(message, performance.now())
      toast(contactFormMessages.sent)
      return message
    } catch (error) {
      toast({ ...contactFormMessages.failed, variant: 'destructive' })
      setFailure(await fieldErrorsOf(error).catch(() => ({})))
      return undefined
    } finally {
      setSending(false)
    }
  }

  return {
    isSending,
    failure,
    submit,
    preload: () => void loadMessageQueries().catch(() => undefined),
  }
}
