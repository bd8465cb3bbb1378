/** The words that differ between the two databases; everything else in a migration is the same. */
export interface ColumnWords {
  readonly id: string;
  readonly instant: string;
  readonly json: string;
  readonly boolean: string;
  readonly yes: string;
  readonly no: string;
  /** After a table's closing bracket. */
  readonly strict: string;
  /** Whether a long text lies in its row, between the columns before it and those behind it. */
  readonly rowsHoldText: boolean;
}
