/** The server's types, made from its OpenAPI document; nothing here is written by hand but the short names. */
import type { components } from "./openapi";

type Schemas = components["schemas"];
export type Board = Schemas["Board"];
export type Location = Schemas["Location"];
export type Route = Schemas["Route"];
export type Ticket = Schemas["Ticket"];
export type View = Schemas["ViewOut"];
export type SeatView = Schemas["SeatView"];
export type Way = Schemas["Way"];
export type Result = Schemas["ResultOut"];
export type Score = Schemas["ScoreOut"];
export type Move = Schemas["MoveOut"];
export type GameEvent = Schemas["EventOut"];
export type Table = Schemas["TableOut"];
export type Chair = Schemas["SeatOut"];
export type Options = Schemas["Options"];
/** What we send may leave out what has a default. */
export type NewSeat = Pick<Schemas["NewSeat"], "kind"> & Partial<Schemas["NewSeat"]>;
export type CreateTable = Pick<Schemas["CreateTable"], "game"> &
  Partial<Omit<Schemas["CreateTable"], "seats" | "options" | "record">> & {
    seats: NewSeat[];
    options?: Partial<Options>;
    record?: Record<string, unknown> | null;
  };
export type Created = Schemas["Created"];
export type Joined = Schemas["Joined"];
export type You = Schemas["You"];
export type TableCard = Schemas["TableCard"];
export type RecordCard = Schemas["RecordCard"];
export type GameCard = Schemas["GameCard"];
export type Sight = Schemas["Sight"];
export type Refusal = Schemas["Refusal"];
export type Said = Schemas["Said"];
export type Thought = Schemas["ThoughtOut"];
export type Hint = Schemas["Hint"];
export type Replayed = Schemas["Replayed"];
export type Frame = Schemas["Frame"];
export type Level = NonNullable<Chair["level"]>;
