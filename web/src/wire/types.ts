/** Short names for the server's types. They are generated from its OpenAPI document; nothing is typed by hand here. */
import type { components } from "../generated/openapi";

type Schemas = components["schemas"];

export type GameData = Schemas["GameData"];
export type Board = Schemas["Board"];
export type Drawing = Schemas["Drawing"];
export type Lettering = Schemas["Lettering"];
export type RouteDrawing = Schemas["RouteDrawing"];
export type Layer = Schemas["Layer"];
export type Figure = Schemas["Figure"];
export type Location = Schemas["Location"];
export type Route = Schemas["Route"];
export type Ticket = Schemas["Ticket"];

export type View = Schemas["ViewData"];
export type TicketProgress = Schemas["TicketProgress"];
export type Result = Schemas["Result"];
export type Score = Schemas["Score"];
export type ScoreLine = Schemas["ScoreLine"];
/** `stand_in`: a bot or the clock moved for this person. Records don't say so. */
export type Move = Schemas["Move"] & Partial<Pick<Schemas["TableMove"], "stand_in">>;
export type GameEvent = Schemas["Event"];
export type ActionKind = Move["action"];
export type EventKind = GameEvent["event"];
export type Snapshot = Schemas["Snapshot"];
export type UndoState = Schemas["UndoState"];
export type Refusal = Schemas["Refusal"];
export type WhyNot = Schemas["WhyNot"];

export type Table = Schemas["TableInfo"];
export type Chair = Schemas["Chair"];
/** The server sends all of them; we may leave out any. */
export type Options = Required<Schemas["Options"]>;
export type Level = Options["stand_in"];
export type You = Schemas["You"];
export type ChatLine = Schemas["ChatLine"];

export type NewChair = Schemas["NewChair"];
export type CreateTable = Omit<Schemas["CreateTable"], "record"> & { record?: Record<string, unknown> | null };
export type Created = Schemas["Created"];
export type Joined = Schemas["Joined"];
export type Sharing = Schemas["Sharing"];

export type GameCard = Schemas["GameCard"];
export type TableCard = Schemas["TableCard"];
export type RecordCard = Schemas["RecordCard"];
export type Hint = Schemas["Hint"];
export type Thought = Hint["thoughts"][number];
export type Reason = Thought["reasons"][number];
export type Review = Schemas["Review"];
export type ReviewNews = Schemas["ReviewNews"];
export type ReviewCard = Schemas["ReviewCard"];
export type SeatCard = Schemas["SeatCard"];
export type SeatReview = Schemas["SeatReview"];
export type Decision = Schemas["Decision"];
export type TurningPoint = Schemas["TurningPoint"];
export type Fact = Schemas["Fact"];
/** How bad an error is. */
export type Mark = NonNullable<Decision["mark"]>;
export type Replayed = Schemas["Replayed"];
export type Frame = Schemas["Frame"];

/** How a board is drawn: as a city or as a page of an old atlas. */
export type Look = GameCard["look"];
