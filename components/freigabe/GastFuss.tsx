interface Props {
  /** Whose link it is. */
  readonly von: string
  readonly darfEintragen: boolean
}

/** As whom a guest is here, and what for. */
export function GastFuss({ von, darfEintragen }: Props) {
  return (
    <p className="nur-schirm mt-6 text-klein text-leise wrap-anywhere">
      Zu Gast über den Link von {von}
      {darfEintragen
        ? ': zuschauen und eintragen. Im Verlauf steht, dass es über den Link kam.'
        : ', zum Zuschauen.'}
    </p>
  )
}
