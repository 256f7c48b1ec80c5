import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'

const SCOPES = [
  { value: 'version', label: 'In this version', count: undefined },
  { value: 'since', label: 'Since then', count: undefined },
] as const

type ScopeSwitchProps = { name?: string; isSince: boolean; onChange: (isSince: boolean) => void }

export const ScopeSwitch = ({ name = 'scope', isSince, onChange }: ScopeSwitchProps) => (
  <FilterTabs
    label="Changes"
    name={name}
    tabs={SCOPES}
    current={isSince ? 'since' : 'version'}
    onChange={(scope) => onChange(scope === 'since')}
  />
)
