import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { newTokenBodySchema } from '#src/contract/auth/token-schemas.ts'
import type { CreatedToken, NewTokenBody } from '#src/contract/auth/token-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useCreateToken } from '#src/queries/token-queries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'
import { ScopeChoice } from './scope-choice.tsx'

const ENDS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const

const EMPTY = { name: '', scopes: [] as TokenScope[], days: '90' as (typeof ENDS)[number]['value'] }

type Errors = z.core.$ZodFlattenedError<NewTokenBody>['fieldErrors']

/** Name, scopes and end of a new token. A failed request keeps what was typed. */
export function TokenForm({ onCreated }: { onCreated: (token: CreatedToken) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending } = useCreateToken()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { data, error } = newTokenBodySchema.safeParse({ ...typed, days: Number(typed.days) })
    setErrors(error ? z.flattenError(error).fieldErrors : {})
    if (data) mutate(data, { onSuccess: onCreated, onError: showFailure })
  }
  const change = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part })
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Name" hint="What will use it." error={errors.name?.[0]}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={LIMITS.tokenNameLength}
              value={typed.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Ends after">
          {(control) => (
            <Select
              {...control}
              value={typed.days}
              options={ENDS}
              onValueChange={(days) => change({ days })}
            />
          )}
        </Field>
      </div>
      <ScopeChoice
        scopes={typed.scopes}
        error={errors.scopes?.[0]}
        onChange={(scopes) => change({ scopes })}
      />
      <Button type="submit" variant="primary" className="justify-self-start" disabled={isPending}>
        {isPending ? 'Creating...' : 'Create token'}
      </Button>
    </form>
  )
}

const showFailure = (error: Error) => {
  const reason = error instanceof RequestError ? error.serverMessage : undefined
  toast({
    variant: 'destructive',
    title: 'Error',
    description: reason ?? 'Failed to create the token',
  })
}
