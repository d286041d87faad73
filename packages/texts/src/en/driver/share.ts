import type { Area } from "../../types.ts";

export const share = {
  "driver.share.title": "Shared car",
  "driver.share.text": "You both see this car and how its tyres are doing. Each of you keeps your own scans.",
  "driver.share.owner": "{name} (owner)",
  "driver.share.end": "Stop sharing",
  "driver.share.endTitle": "Stop sharing with {name}?",
  "driver.share.endText": "They won’t see this car any more. Their scans stay theirs.",
  "driver.share.ended": "You no longer share this car with {name}",
  "driver.share.askOwner": "It’s my car now",
  "driver.share.askShare": "We share this car",
  "driver.share.askText":
    "Check the number for typos. If it’s right, we’ll ask whoever has it now, using your first name only.",
  "driver.share.sent": "We’ve asked for {plate}",
  "driver.share.sentOwner":
    "They have until {date} to answer. If they don’t, and haven’t used the car since, it’s yours. We’ll let you know.",
  "driver.share.sentShare": "They have until {date} to answer. Sharing needs their yes. We’ll let you know.",
  "driver.share.tooOften": "You’ve asked for several cars, or for this one already. Try again in 30 days.",
  "driver.share.asksOwner": "{name} says {plate} is their car now",
  "driver.share.asksOwnerText":
    "If you’ve sold it, hand it over. If you don’t answer by {date} and don’t scan it, it goes to them. Your scans stay yours either way.",
  "driver.share.asksShare": "{name} asks to share {plate}",
  "driver.share.asksShareText": "Agree only if you know each other. If you don’t answer by {date}, nothing changes.",
  "driver.share.handOver": "Hand it over",
  "driver.share.handOverTitle": "Hand {plate} over to {name}?",
  "driver.share.handOverText":
    "The car leaves your account, and anyone you share it with loses it. You can’t undo this. Your scans stay yours.",
  "driver.share.share": "Share it",
  "driver.share.decline": "Decline",
  "driver.share.answered.hand_over": "{plate} handed over",
  "driver.share.answered.share": "{plate} shared",
  "driver.share.answered.decline": "Request for {plate} declined",
  "driver.share.blocked": "{plate} can’t change hands while a quote or booking is open, or it was decided already.",
  "driver.share.waiting": "You’ve asked for {plate}",
  "driver.share.withdraw": "Withdraw request",
  "driver.share.withdrawn": "Request for {plate} withdrawn",
} as const satisfies Area;
