const SCOPES = [
  { isSince: false, label: 'In this version' },
  { isSince: true, label: 'Since then' },
] as const

type ScopeSwitchProps = { name?: string; isSince: boolean; onChange: (isSince: boolean) => void }

/** Against the version before, or up to the current one. */
export function ScopeSwitch({ name = 'scope', isSince, onChange }: ScopeSwitchProps) {
  return (
    <div role="radiogroup" aria-label="Changes" className="flex gap-1 border-b border-border">
      {SCOPES.map((scope) => (
        <label
          key={scope.label}
          className="control-size relative -mb-px flex cursor-pointer items-center border-b-2 border-transparent px-3 text-sm text-muted transition-colors hover:text-text has-checked:border-accent has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={scope.isSince === isSince}
            onChange={() => onChange(scope.isSince)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span>{scope.label}</span>
        </label>
      ))}
    </div>
  )
}
