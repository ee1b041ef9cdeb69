import RuleBook

print("keyboardlint-dev")
