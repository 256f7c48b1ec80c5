import { useId } from 'react'
import { TOKEN_SCOPE_LABELS } from '#src/contract/access-tokens/access-token-schemas.ts'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'

type ScopeChoiceProps = {
  scopes: readonly TokenScope[]
  error: string | undefined
  onChange: (scopes: TokenScope[]) => void
}

/** What the token may do: a checkbox for each scope. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
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
