type FilterTabsProps<T extends string> = {
  label: string
  name: string
  tabs: readonly { value: T; label: string; count?: number | undefined }[]
  current: T
  onChange: (value: T) => void
}

/** A filter as a row of words, the current one underlined; it scrolls where it does not fit, without counts if narrow. */
export function FilterTabs<T extends string>(props: FilterTabsProps<T>) {
  const { label, name, tabs, current, onChange } = props
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex gap-x-1 overflow-x-auto shadow-[inset_0_-1px_var(--border)]"
    >
      {tabs.map((tab) => (
        <label
          key={tab.value}
          className="control-size relative flex shrink-0 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm text-muted transition-colors hover:text-text has-checked:border-accent has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent max-sm:px-1.5"
        >
          <input
            type="radio"
            name={name}
            checked={tab.value === current}
            onChange={() => onChange(tab.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {/* The space separates name and count for screen readers. */}
          <span>{tab.label} </span>
          {tab.count !== undefined && (
            <span className="ml-2 font-mono text-xs text-muted tabular-nums max-sm:ml-1 max-[22rem]:hidden">
              {tab.count}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
