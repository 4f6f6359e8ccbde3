import { Verweis } from '@/components/ui/Verweis'

interface Props {
  /** Whose link it is. */
  readonly von: string
  readonly darfEintragen: boolean
  readonly hrefTafel: string
}

/** As whom a guest is here, and what for. */
export function GastFuss({ von, darfEintragen, hrefTafel }: Props) {
  return (
    <footer className="nur-schirm mt-4 text-klein text-leise">
      <p className="wrap-anywhere">
        Zu Gast über den Link von {von}
        {darfEintragen
          ? ': zuschauen und eintragen. Im Verlauf steht, dass es über den Link kam.'
          : ', zum Zuschauen.'}
      </p>
      <Verweis
        href={hrefTafel}
        className="-ml-2 inline-flex min-h-12 items-center rounded-karte px-2 text-gruen hover:bg-gruen-hell"
      >
        Tafel für Tablet oder Fernseher
      </Verweis>
    </footer>
  )
}
