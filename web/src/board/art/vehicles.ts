/** The pictures on the cards: a vehicle per colour, from the side, around (0, 0), 90 wide, standing on y = 20. */
import type { Look } from "../../wire/types";

export interface Vehicle {
  readonly body: string; // in the paper's colour
  readonly glass?: string; // in the card's colour
  readonly dark?: string; // wheels and shadows, in the edge's colour
  readonly line?: string; // fine lines
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const wheels = (y: number, r: number, ...places: number[]): string =>
  places.map((x) => round(x, y, r) + round(x, y, r * 0.4)).join("");
const panes = (y: number, width: number, height: number, ...places: number[]): string =>
  places.map((x) => `M${x} ${y}h${width}v${height}h${-width}Z`).join("");

const RAIL = "M-46 20.8H46";
const BOGIES = wheels(15, 5.4, -31, -19, 19, 31);
const FRAME = "M-45 8.5H45M-31 15H-19M19 15H31";

const STREET: Record<string, Vehicle> = {
  blue: {
    // a bus
    body: "M-42-17Q-42-25-34-25H33Q41-25 42-17L43 6V14H-42Z",
    glass: panes(-18, 11, 12, -37, -23.5, -10, 3.5) + "M18-18H36L38-4H33V8H18Z",
    dark: wheels(14, 7, -25, 25),
    line: "M-42-1H17M-42 4H17M26-18V8M-38-25V-22M30-25V-22",
  },
  green: {
    // a tram under its wire
    body: "M-38-10Q-36-17-29-17H29Q36-17 38-10L43 12H-43Z",
    glass: panes(-11, 10, 11, -18, -5, 8) + "M-33-11H-21V0H-36ZM33-11H21V0H36Z",
    dark: "M-30 12H-12L-14 17H-28ZM30 12H12L14 17H28Z",
    line: "M-46-31H46M0-17L-9-24L0-31L9-24ZM-42 5H42M-46 20H46",
  },
  black: {
    // a limousine
    body: "M-45 11V2Q-45-3-39-4L-30-5L-23-14Q-21-16-17-16H17Q21-16 24-13L31-5L41-3Q45-2 45 3V11Q45 14 42 14H-42Q-45 14-45 11Z",
    glass: "M-18-12H-9V-5H-24ZM-6-12H4V-5H-6ZM7-12H16L22-5H7Z",
    dark: wheels(13, 7, -28, 28),
    line: "M-45 4H-37M45 4H38M-7.5-16V8M5.5-16V8M-26 0H24",
  },
  pink: {
    // a messenger's bicycle
    body: "M12-24H34L31-10H15Z",
    dark: "M-15-22H-3V-19H-15Z",
    line: `${round(-23, 6, 14)}${round(24, 6, 14)}M-23 6L-9-14H15L1 6H-23M1 6L-9-19M24 6L15-14L13-20H8M13-19H33M14-14.5H32`,
  },
  red: {
    // the underground, coming in
    body: "M-20-30H20Q28-30 28-20V12Q28 16 24 16H-24Q-28 16-28 12V-20Q-28-30-20-30Z",
    glass: "M-22-16H-9V2H-22ZM9-16H22V2H9ZM-6-20H6V12H-6Z",
    dark: round(-17, 9, 3) + round(17, 9, 3) + "M-10-27H10V-22H-10Z",
    line: "M-22 16L-38 22M22 16L38 22M-12 20H12",
  },
  orange: {
    // the ferry
    body: "M-45 2H45L37 16H-37ZM-34-9H32V2H-34ZM-20-19H20V-9H-20Z",
    glass: panes(-6, 6, 5, -29, -19, -9, 1, 11, 21) + panes(-16, 6, 4, -14, -3, 8),
    dark: "M-7-31H5V-19H-7Z",
    line: "M-44 7H44M-8-27H6M-46 20q5.75-4 11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0t11.5 0",
  },
  taxi: {
    body: "M-8-22V-27H8V-22ZM-44 11V2Q-44-3-38-4L-28-6L-19-18Q-17-21-13-21H13Q17-21 20-18L30-6L39-4Q44-3 44 3V11Q44 14 41 14H-41Q-44 14-44 11Z",
    glass: "M-14-16H-2V-6H-23ZM3-16H13L22-6H3Z",
    dark: `${wheels(13, 7.5, -25, 26)}${panes(-3, 4, 3.5, -20, -12, -4, 4, 12)}${panes(0.5, 4, 3.5, -16, -8, 0, 8)}`,
    line: "M.5-21V8M-44 5H-38M44 5H39",
  },
  yellow: {
    // a helicopter
    body: "M-6-16H12Q30-14 30 0Q30 8 20 8H-2Q-12 8-14-4L-42-8V-12H-14Q-12-16-6-16Z",
    glass: "M10-12Q25-11 26-1H10ZM-6-11H5V-2H-8Z",
    dark: "M-2-20H8V-16H-2Z",
    line: "M-34-22H42M3-22V-16M-44-18V-2M-4 8V16M16 8V16M-14 18H28",
  },
  white: {
    // a cable car
    body: "M-24-8H24V16H-24Z",
    glass: panes(-4, 12, 11, -20, -6, 8),
    dark: "M-8-30H8V-26H-8Z",
    line: "M-46-24L46-32M0-28V-18M-24-8L-10-18H10L24-8M-24 11H24",
  },
};

const RAILS: Record<string, Vehicle> = {
  yellow: {
    // a passenger coach
    body: "M-42-14Q-42-22-33-22H33Q42-22 42-14V10H-42Z",
    glass: panes(-14, 9, 11, -36, -22, -8, 6, 20) + "M33-14H38V10H33Z",
    dark: BOGIES,
    line: `${RAIL}M-42 1H33M-42 5H33${FRAME}`,
  },
  green: {
    // a goods van
    body: "M-40-20H40V10H-40Z",
    glass: "M-12-17H12V10H-12Z",
    dark: BOGIES,
    line: `${RAIL}M-40-17L0-25L40-17M-12-17L12 10M12-17L-12 10M-30-20V10M-21-20V10M30-20V10M21-20V10${FRAME}`,
  },
  white: {
    // a milk tank
    body: "M-33-18H33Q42-16 42-5T33 8H-33Q-42 6-42-5T-33-18ZM-8-18V-25H8V-18Z",
    glass: "M-7-11H7V1H-7Z",
    dark: BOGIES,
    line: `${RAIL}M-24-18V8M24-18V8M-10-25H10M14-18V8${FRAME}`,
  },
  black: {
    // a coal hopper
    body: "M-42-12H42L31 10H-31Z",
    glass: "M-38-12Q-30-23-20-18Q-10-28 1-20Q12-27 20-18Q31-22 38-12Z",
    dark: BOGIES,
    line: `${RAIL}M-24-12L-20 10M-8-12L-7 10M8-12L7 10M24-12L20 10${FRAME}`,
  },
  blue: {
    // a sleeping car
    body: "M-43-12H43V10H-43ZM-43-12Q-40-19-28-19V-24H28V-19Q40-19 43-12Z",
    glass:
      "M-38 3V-4a3.5 3.5 0 0 1 7 0V3ZM-28 3V-4a3.5 3.5 0 0 1 7 0V3ZM-12 3V-4a3.5 3.5 0 0 1 7 0V3ZM-2 3V-4a3.5 3.5 0 0 1 7 0V3ZM14 3V-4a3.5 3.5 0 0 1 7 0V3ZM24 3V-4a3.5 3.5 0 0 1 7 0V3Z",
    dark: BOGIES,
    line: `${RAIL}M-43 6H43M-24-21.5H24M36-12V10${FRAME}`,
  },
  red: {
    // a guard's van
    body: "M-32-14H32V10H-32ZM-38-19H38V-14H-38ZM-12-29H12V-19H-12Z",
    glass: panes(-9, 9, 9, -26, 17) + panes(-26, 8, 4.5, -9.5, 1.5) + "M-6-10H6V10H-6Z",
    dark: BOGIES,
    line: `${RAIL}M-42 10V-6H-32M42 10V-6H32M-37-14V10M37-14V10${FRAME}`,
  },
  locomotive: {
    body: "M-42-27H-14V-23H-17V-13H-8Q-8-18-3-18T2-13H17L15-27H29L27-13H32Q38-11 38-4T33 4V10H-40V-23H-42Z",
    glass: "M-35-20H-23V-9H-35Z",
    dark: `${wheels(13, 7, -30, -13, 4)}${round(22, 15.5, 4.5)}${round(33, 15.5, 4.5)}M38 10L46 20H36Z`,
    line: `${RAIL}M-17-13V10M12-13V4M-3-13V4M38-4H42M-30 13H4M-17 4H33`,
  },
  orange: {
    // a flat wagon with a circus caravan
    body: "M-26-20Q0-31 26-20V2H-26Z",
    glass: panes(-15, 12, 10, -20, 8),
    dark: BOGIES + round(-14, 4, 5) + round(14, 4, 5),
    line: `${RAIL}M-26-2H26M-6-23V2M6-23V2${FRAME}`,
  },
  pink: {
    // a dining car
    body: "M-42-15Q-38-22-30-22H30Q38-22 42-15V10H-42Z",
    glass: panes(-13, 15, 11, -36, -17, 2) + panes(-13, 14, 11, 21),
    dark: BOGIES,
    line: `${RAIL}M-28.5-13V-2M-9.5-13V-2M9.5-13V-2M-42 3H42${FRAME}`,
  },
};

export function vehicle(look: Look, card: string, wild: boolean): Vehicle {
  const all = look === "city" ? STREET : RAILS;
  return (
    all[card] ??
    (wild ? (look === "city" ? STREET.taxi! : RAILS.locomotive!) : look === "city" ? STREET.blue! : RAILS.yellow!)
  );
}
