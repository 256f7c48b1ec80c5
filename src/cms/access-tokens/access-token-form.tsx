import { useEffect, useRef, useState, useId } from 'react'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { LogIn } from 'lucide-react'
import { accessTokenCalls } from '#src/contract/access-tokens/access-token-calls.ts'
import {
  newAccessTokenBodySchema,
  TOKEN_SCOPE_LABELS,
} from '#src/contract/access-tokens/access-token-calls.ts'
import type {
  CreatedAccessToken,
  NewAccessTokenBody,
} from '#src/contract/access-tokens/access-token-calls.ts'
import { SIGN_IN_AGAIN } from '#src/contract/auth/session-settings.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, reasonOr } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { requestUrl } from '#src/queries/client.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import {
  EMPTY_DRAFT,
  clearAccessTokenDraft,
  saveAccessTokenDraft,
  loadAccessTokenDraft,
  TOKEN_ENDS,
} from './access-token-draft.ts'
import type { AccessTokenDraft } from './access-token-draft.ts'

type Errors = z.core.$ZodFlattenedError<NewAccessTokenBody>['fieldErrors']

export function AccessTokenForm({ onCreated }: { onCreated: (token: CreatedAccessToken) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [kept] = useState(loadAccessTokenDraft)
  const [typed, setTyped] = useState(kept ?? EMPTY_DRAFT)
  const [errors, setErrors] = useState<Errors>({})
  // The response holds the secret, which nothing may keep.
  const creation = useChange(accessTokenCalls.createAccessToken, { gcTime: 0 })
  const { mutate, isPending, error: failure } = creation
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  useEffect(() => {
    if (!kept) return
    clearAccessTokenDraft()
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [kept])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { data, error } = newAccessTokenBodySchema.safeParse({
      ...typed,
      days: Number(typed.days),
    })
    setErrors(error ? z.flattenError(error).fieldErrors : {})
    if (data) mutate({ body: data }, { onSuccess: onCreated, onError: showFailure })
  }
  const change = (part: Partial<AccessTokenDraft>) => setTyped({ ...typed, ...part })
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          field={{
            label: 'Name',
            hint: 'Where the token will be used, for example “GitHub Actions”.',
          }}
          problem={errors.name?.[0]}
          autoComplete="off"
          maxLength={LIMITS.tokenNameLength}
          value={typed.name}
          onChange={(name) => change({ name })}
        />
        <Field label="Expires after">
          {(control) => (
            <Select
              {...control}
              value={typed.days}
              options={TOKEN_ENDS}
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
      {isSignInTooOld(failure) && <SignInAgain onLeave={() => saveAccessTokenDraft(typed)} />}
      <Button type="submit" variant="primary" className="justify-self-start" disabled={isPending}>
        {isPending ? 'Creating...' : 'Create token'}
      </Button>
    </form>
  )
}

const isSignInTooOld = (error: Error | null) =>
  error instanceof RequestError && error.serverMessage === SIGN_IN_AGAIN

const showFailure = (error: Error) => {
  if (!isSignInTooOld(error)) failed(reasonOr(error, 'Failed to create the token'))
}

type ScopeChoiceProps = {
  scopes: readonly TokenScope[]
  error: string | undefined
  onChange: (scopes: TokenScope[]) => void
}

function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs font-medium text-muted">Scopes</legend>
      {tokenScopeSchema.options.map((scope) => (
        <LabelledCheckbox
          key={scope}
          {...TOKEN_SCOPE_LABELS[scope]}
          isChecked={scopes.includes(scope)}
          errorId={error ? errorId : undefined}
          onChange={(isChecked) =>
            onChange(isChecked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
          }
        />
      ))}
      {error && (
        <p id={errorId} className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warning px-4 py-3"
    >
      <p className="min-w-0 grow basis-64 text-sm">
        <span className="font-medium">Sign in again to create a token.</span> You last signed in
        more than 15 minutes ago. You will come back to this page, and your entries are kept.
      </p>
      <AnchorButton
        icon={LogIn}
        variant="primary"
        ref={link}
        href={requestUrl(sessionCalls.login, { query: { returnTo: '/cms/tokens' } })}
        onClick={onLeave}
      >
        Sign in with Google
      </AnchorButton>
    </div>
  )
}
